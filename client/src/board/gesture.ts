/**
 * Pan and zoom of an element by d3-zoom. While a gesture lasts only the CSS
 * transform of the wrapper moves; at its end the settled view is handed back,
 * to be drawn crisply.
 */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { motion } from "../ui/motion";
import { DRAG } from "./tap";
import { limited, type Box, type Extent, type Size, type View } from "./view";

/** What the gestures ask the board for; read anew at each event. */
export interface GestureHost {
  readonly size: () => Size;
  readonly box: () => Box;
  readonly extent: () => Extent;
  readonly settled: () => View;
  /** Draw this view: the wrapper's transform is reset right after. */
  readonly settle: (view: View) => void;
  /** Whether a double tap at this event zooms (not on targets). */
  readonly zoomsOnDouble: (event: Event) => boolean;
}

export interface Gestures {
  /** Move to a view, eased over some ms unless motion is off. */
  moveTo: (view: View, ms: number) => void;
  /** Tell d3 that the view was changed from outside. */
  sync: () => void;
  destroy: () => void;
}

const toTransform = (view: View, size: Size): ZoomTransform =>
  zoomIdentity
    .translate(size.width / 2 - view.cx * view.scale, size.height / 2 - view.cy * view.scale)
    .scale(view.scale);

const toView = (t: ZoomTransform, size: Size): View => ({
  cx: (size.width / 2 - t.x) / t.k,
  cy: (size.height / 2 - t.y) / t.k,
  scale: t.k,
});

/** The CSS transform that shows one view in a picture of another. */
export function wrapperTransform(to: View, from: View, size: Size): string {
  const [t, f] = [toTransform(to, size), toTransform(from, size)];
  const s = t.k / f.k;
  return `translate(${String(t.x - f.x * s)}px, ${String(t.y - f.y * s)}px) scale(${String(s)})`;
}

const isWheel = (event: Event): boolean => event.type === "wheel";
const isDouble = (event: Event): boolean => event.type === "dblclick" || event.type === "touchend";

/** The d3 behaviour: moves the wrapper while a gesture lasts, settles the view at its end. */
function behaviourFor(wrapper: HTMLElement, host: GestureHost): ZoomBehavior<HTMLElement, unknown> {
  const kept = (t: ZoomTransform): ZoomTransform =>
    toTransform(limited(toView(t, host.size()), host.extent(), host.box()), host.size());
  return (
    zoom<HTMLElement, unknown>()
      .clickDistance(DRAG)
      .filter((event: MouseEvent) => {
        if (isDouble(event) && !host.zoomsOnDouble(event)) return false;
        return (!event.ctrlKey || isWheel(event)) && !event.button;
      })
      // Known already: asked of the page, it would have to lay everything out there and then.
      .extent(() => {
        const { width, height } = host.size();
        return [
          [0, 0],
          [width, height],
        ];
      })
      .constrain(kept)
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => {
        const view = toView(transform, host.size());
        wrapper.style.transform = wrapperTransform(view, host.settled(), host.size());
        wrapper.style.willChange = "transform";
      })
      .on("end", ({ transform }: { transform: ZoomTransform }) => {
        host.settle(toView(transform, host.size()));
        wrapper.style.transform = "";
        wrapper.style.willChange = "";
      })
  );
}

/** Already drawn as it will be: shown as it was and let go from there. */
function ease(wrapper: HTMLElement, start: string, duration: number): void {
  if (motion() !== "full" || typeof wrapper.animate !== "function") return;
  const frames = [{ transform: start }, { transform: "none" }];
  wrapper.animate(frames, { duration, easing: "cubic-bezier(.3,0,.2,1)" });
}

export function gestures(frame: HTMLElement, wrapper: HTMLElement, host: GestureHost): Gestures {
  const behaviour = behaviourFor(wrapper, host);
  const selection = select(frame);
  const jump = (view: View): void => {
    behaviour.scaleExtent([...host.extent()]);
    behaviour.transform(selection, toTransform(view, host.size()));
  };
  selection.call(behaviour);
  return {
    moveTo: (view, ms) => {
      const from = host.settled();
      jump(limited(view, host.extent(), host.box()));
      ease(wrapper, wrapperTransform(from, host.settled(), host.size()), ms);
    },
    sync: () => {
      jump(host.settled());
    },
    destroy: () => {
      selection.on(".zoom", null);
    },
  };
}
