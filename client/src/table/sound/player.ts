/** Plays sounds by WebAudio. Silent until the first gesture, as browsers and people want it. */
import { settings } from "../settings.svelte";
import { RECIPES, type SoundKind, type Voice } from "./recipes";

/** −18 dB: a sound beside a table, never over its talk. */
export const MASTER = 10 ** (-18 / 20);
/** The same sound twice within this many ms is one. */
const TOGETHER = 60;
const HAPTIC = 12;

export class SoundPlayer {
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #noise: AudioBuffer | null = null;
  #last = new Map<SoundKind, number>();

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.#open = open;
  }

  /** A gesture has come: from now on it may sound. */
  wake(): void {
    if (this.#context) {
      if (this.#context.state === "suspended") void this.#context.resume();
      return;
    }
    if (!settings.now.sound) return;
    try {
      this.#context = this.#open();
    } catch {
      return; // A device without sound.
    }
    this.#master = this.#context.createGain();
    this.#master.gain.value = MASTER;
    this.#master.connect(this.#context.destination);
    this.#noise = this.#hiss(this.#context);
  }

  /** Play `kind`, unless it or everything is switched off. True if it sounds. */
  play(kind: SoundKind): boolean {
    const { sound, silent } = settings.now;
    const context = this.#context;
    if (!context || !sound || silent.includes(kind)) return false;
    const now = context.currentTime * 1000;
    if (now - (this.#last.get(kind) ?? -Infinity) < TOGETHER) return false;
    this.#last.set(kind, now);
    for (const voice of RECIPES[kind]) this.#sound(context, voice);
    return true;
  }

  #sound(context: AudioContext, voice: Voice): void {
    const begin = context.currentTime + voice.at / 1000;
    const end = begin + voice.ms / 1000;
    const level = context.createGain();
    level.gain.setValueAtTime(voice.gain, begin);
    level.gain.exponentialRampToValueAtTime(0.001, end);
    level.connect(this.#master ?? context.destination);
    const source =
      voice.wave === "noise"
        ? this.#grain(context, voice.hz, level)
        : this.#tone(context, voice.wave, voice, level);
    source.start(begin);
    source.stop(end);
  }

  #tone(
    context: AudioContext,
    wave: OscillatorType,
    { hz, to, at, ms }: Voice,
    level: GainNode,
  ): OscillatorNode {
    const begin = context.currentTime + at / 1000;
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hz, begin);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + ms / 1000);
    source.connect(level);
    return source;
  }

  #grain(context: AudioContext, hz: number, level: GainNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hz;
    source.connect(band);
    band.connect(level);
    return source;
  }

  /** Half a second of white noise. */
  #hiss(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    // A small generator is noise enough, and the same everywhere.
    let state = 22_222;
    for (let i = 0; i < samples.length; i++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      samples[i] = state / 1_073_741_824 - 1;
    }
    return buffer;
  }
}

export const sounds = new SoundPlayer();

/** This device can give a short buzz. */
export const canBuzz = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

/** A short buzz for something confirmed, where it is offered and wanted. */
export function buzz(): void {
  if (settings.now.haptics && canBuzz()) navigator.vibrate(HAPTIC);
}
