import type { EventSound } from "@gyoji/game";
import { settings } from "../state/settings.ts";

export type Sound = EventSound | "won";

/** One tone of a sound: from when on, how high, how long (seconds), how loud. */
interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function tone(at: number, hertz: number, lasts: number, loud: number, shape: OscillatorType = "sine"): Tone {
  return { at, hertz, lasts, loud, shape };
}

/** Wooden clappers, a string, a small bell, a drum: quiet, and short enough never to be in the way. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  laid: [tone(0, 740, 0.05, 0.05, "triangle"), tone(0.012, 1480, 0.03, 0.02)],
  chosen: [tone(0, 988, 0.07, 0.03)],
  battle: [tone(0, 523, 0.16, 0.05, "triangle"), tone(0.13, 523, 0.22, 0.05, "triangle")],
  damage: [tone(0, 98, 0.28, 0.12), tone(0, 147, 0.1, 0.05, "triangle")],
  won: [tone(0, 587, 0.5, 0.05), tone(0.14, 784, 0.5, 0.05), tone(0.28, 988, 0.8, 0.05)],
};

let context: AudioContext | null = null;

/** Plays a sound, if the player wants sounds. */
export function playSound(sound: Sound): void {
  if (!settings.get().sound) return;
  context ??= new AudioContext();
  // A browser begins only after the first touch or key.
  if (context.state === "suspended") void context.resume();
  for (const each of TONES[sound]) sing(context, each);
}

/** A tone that is there at once and dies away. */
function sing(audio: AudioContext, { at, hertz, lasts, loud, shape }: Tone): void {
  const from = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + lasts + 0.02);
}
