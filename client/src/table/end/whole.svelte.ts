/** A game that is over, as a whole: its record and its story, fetched once and shared by all that tells of it. */
import { askRecord, askStory } from "../../wire/history";
import type { Story, Told } from "../../wire/types";

export class WholeGame {
  readonly code: string;
  readonly person: number;
  story = $state.raw<Story | null>(null);
  told = $state.raw<readonly Told[]>([]);
  /** It could not be had: not to be mistaken for a proof that fails. */
  failed = $state(false);

  /** `person`: which one at this device asks. */
  constructor(code: string, person = 0) {
    this.code = code;
    this.person = person;
  }

  /** Of its replay at an entry, for the person who looks. */
  address(seq: number): string {
    const who = this.person > 0 ? `&p=${String(this.person)}` : "";
    return `#/mesa/${this.code}?t=${String(seq)}${who}`;
  }

  async load(): Promise<void> {
    this.failed = false;
    const [story, record] = await Promise.all([
      askStory(this.code, this.person),
      askRecord(this.code, this.person),
    ]);
    if (!story.ok || !record.ok) {
      this.failed = true;
      return;
    }
    this.told = record.value;
    this.story = story.value;
  }

  /** How long it took, in minutes. */
  readonly minutes = $derived.by(() => {
    const { story, told } = this;
    if (!story) return null;
    const at = (seq: number): number => told.find((one) => one.seq === seq)?.at ?? 0;
    return Math.round((at(story.last) - at(story.first)) / 60_000);
  });
}
