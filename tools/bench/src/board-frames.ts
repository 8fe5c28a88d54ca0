import type { Browser, Page } from 'playwright-core';
import { newPage } from './browser.js';
import { at } from './times.js';

const WHEEL_STEPS = 120;
const DRAG_STEPS = 90;

/** In the page: how long each frame took since it is asked for the first time. */
const watchFrames = `(() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
})()`;
/** In the page: those since this was asked last. */
const taken = `window.frames_.splice(0)`;

export interface Frames {
  what: string;
  p50: number;
  p95: number;
  longest: number;
}

const framesOf = (what: string, frames: number[]): Frames => ({
  what,
  p50: at(0.5, frames),
  p95: at(0.95, frames),
  longest: Math.max(...frames),
});

export const wordsOf = ({ what, p50, p95, longest }: Frames): string =>
  `${what}: a frame takes ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, at most ${longest.toFixed(0)} ms`;

async function scroll(page: Page): Promise<number[]> {
  await page.mouse.move(300, 600);
  await page.evaluate(taken);
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(0, step < WHEEL_STEPS / 2 ? 400 : -400);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return page.evaluate<number[]>(taken);
}

/** The first card is carried over the columns and back, and let go where it was. */
async function drag(page: Page): Promise<number[]> {
  const card = page.locator('[data-card]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('No card is on the screen');
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(taken);
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    const share = Math.sin((step / DRAG_STEPS) * Math.PI);
    await page.mouse.move(x + share * 600, y + share * 120);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  const frames = await page.evaluate<number[]>(taken);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

/** A board on a desk, with this many cards shown of its first column. */
export async function measureFrames(browser: Browser, url: string, cards: number): Promise<Frames[]> {
  const page = await newPage(browser);
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(url);
    await page.locator('[data-card]').first().waitFor();
    const more = page.getByRole('button', { name: 'Show more of New' });
    for (let shown = 30; shown < cards && (await more.count()); shown += 30) {
      await more.click();
      await page.locator(`[data-column="new"] li:nth-child(${shown + 1})`).waitFor({ state: 'attached' });
    }
    await page.evaluate(watchFrames);
    const shown = await page.locator('[data-card]').count();
    return [
      framesOf(`scrolling ${shown} cards`, await scroll(page)),
      framesOf(`dragging over ${shown} cards`, await drag(page)),
    ];
  } finally {
    await page.close();
  }
}
