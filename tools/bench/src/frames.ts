import { at } from './times.js';

/** In the page: how long each frame took since it is asked for the first time. */
export const watchFrames = `(() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
})()`;
/** In the page: those since this was asked last. */
export const taken = `window.frames_.splice(0)`;

export interface Frames {
  what: string;
  p50: number;
  p95: number;
  longest: number;
}

export const framesOf = (what: string, frames: number[]): Frames => ({
  what,
  p50: at(0.5, frames),
  p95: at(0.95, frames),
  longest: Math.max(...frames),
});

export const wordsOf = ({ what, p50, p95, longest }: Frames): string =>
  `${what}: a frame takes ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, at most ${longest.toFixed(0)} ms`;
