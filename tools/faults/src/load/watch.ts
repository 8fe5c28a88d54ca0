import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { authRoutes } from '@crewcall/contracts-identity';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { messageRoutes } from '@crewcall/contracts-messaging';
import { notificationRoutes } from '@crewcall/contracts-notifications';
import type { Member } from '@crewcall/tools-seed';
import { send } from './client.js';

/** What people read all day, by the service that answers. */
const pages = {
  jobs: `${jobRoutes.list}?page_size=10`,
  identity: authRoutes.session,
  messaging: messageRoutes.unreadCount,
  notifications: `${notificationRoutes.list}?page_size=10`,
} as const;
export type Area = keyof typeof pages;

export interface Look {
  area: Area;
  /** When it was asked, and how long the answer took, in milliseconds. */
  at: number;
  tookMs: number;
  status: number | null;
}

const EVERY_MS = 150;
/** An area is back when so many looks in a row are as they were before, give or take a half. */
const GOOD_LOOKS = 5;
const TIMES_SLOWER = 1.5;
/** Differences below this are of the machine. */
const NOTICED_MS = 100;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The same of how long these took. */
export const timeOf = (looks: readonly { tookMs: number }[], share: number): number =>
  percentile(
    looks.map(({ tookMs }) => tookMs),
    share,
  );

const isGood = ({ status }: Look): boolean => status !== null && status < 400;

/** How long after `healedAt` an area was as before `brokenAt`, in milliseconds; null when it never was. */
export function recoveryOf(looks: readonly Look[], brokenAt: number, healedAt: number): number | null {
  const before = looks.filter((look) => look.at < brokenAt && isGood(look)).map(({ tookMs }) => tookMs);
  const limit = Math.max(NOTICED_MS, TIMES_SLOWER * percentile(before, 0.95));
  let good = 0;
  for (const look of looks.filter(({ at }) => at >= healedAt)) {
    good = isGood(look) && look.tookMs <= limit ? good + 1 : 0;
    if (good === GOOD_LOOKS) return look.at + look.tookMs - healedAt;
  }
  return null;
}

/** Someone who reads a page of every area several times a second, and writes down what came of it. */
export class Watch {
  readonly looks: Look[] = [];
  private brokenAt = Infinity;
  private healedAt = Infinity;
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly origin: string,
    private readonly person: Member,
    private readonly areas: readonly Area[],
  ) {}

  start(): void {
    this.running = Promise.all(this.areas.map((area) => this.look(area)));
  }

  /** From now on something is broken. */
  broken(): void {
    this.brokenAt = Math.min(this.brokenAt, Date.now());
  }

  /** From now on nothing is. */
  healed(): void {
    this.healedAt = Date.now();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Every read as a line of JSON, for who wants to know when it was that something failed. */
  write(file: string): void {
    writeFileSync(file, this.looks.map((look) => `${JSON.stringify(look)}\n`).join(''));
  }

  /** Begun while something was broken; of all areas when none is named. */
  during(...areas: Area[]): Look[] {
    const during = this.looks.filter(({ at }) => at >= this.brokenAt && at < this.healedAt);
    return areas.length ? during.filter(({ area }) => areas.includes(area)) : during;
  }

  failedDuring(...areas: Area[]): number {
    return this.during(...areas).filter((look) => !isGood(look)).length;
  }

  /** The longest that anyone waited for any answer while something was broken, in milliseconds. */
  longestWait(): number {
    return Math.max(0, ...this.during().map(({ tookMs }) => tookMs));
  }

  /** Until the last area is as before, in milliseconds; null when nothing was broken, or one never is. */
  get recoveryMs(): number | null {
    const each = this.areas.map((area) =>
      recoveryOf(
        this.looks.filter((look) => look.area === area),
        this.brokenAt,
        this.healedAt,
      ),
    );
    return each.some((one) => one === null) ? null : Math.max(0, ...each.map(Number));
  }

  private async look(area: Area): Promise<void> {
    while (!this.isOver) {
      const [at, began] = [Date.now(), performance.now()];
      const { status } = await send(this.origin, { method: 'GET', path: pages[area], token: this.person.token });
      this.looks.push({ area, at, tookMs: performance.now() - began, status });
      await sleep(EVERY_MS);
    }
  }
}

export const areasOf = (services: readonly string[]): Area[] =>
  (Object.keys(pages) as Area[]).filter((area) => services.includes(area));
