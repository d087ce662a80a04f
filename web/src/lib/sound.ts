// Few and short sounds, made on the spot; off unless somebody wants them.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "knock" | "over";

/** Frequencies in Hz, one after the other. */
const TUNES: Record<Sound, number[]> = {
  turn: [392, 523],
  knock: [180],
  over: [392, 494, 587, 784],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    TUNES[sound].forEach((frequency, index) =>
      note(context as AudioContext, frequency, start + index * 0.11),
    );
  } catch {
    // A browser without sound plays in silence.
  }
}

function note(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.24);
}
