import type { Span } from '../time/call-span.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import { REST_MINUTES } from '../pay/role-pay.rules.js';

/** Of two calls of one person in a row: the whole minutes between them. */
export const restMinutes = (before: Span, after: Span): number =>
  Math.floor((after.from.getTime() - before.to.getTime()) / 60_000);

/** Under eleven hours; calls that follow each other at once are one long day, and that is for the two to judge too. */
export const isShortRest = (before: Span, after: Span): boolean => {
  const minutes = restMinutes(before, after);
  return minutes >= 0 && minutes < REST_MINUTES;
};

const spell = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ');
};

/** 'Only 7 h 30 min of rest before your call at 08:00.' */
export const restWords = (minutes: number, time: string): string =>
  `Only ${spell(minutes)} of rest before your call at ${time}.`;

export interface Point {
  lat: number;
  lon: number;
}

/** A call with what a warning about it may say. */
export interface PlacedSpan extends Span {
  point: Point | null;
  /** Of the company that reads; another's is not named to it. */
  isOwn: boolean;
}

export const SHORT_TURNAROUND = 'Short turnaround';
export const TIGHT = 'Tight';

/**
 * Warnings, never errors, of what is asked beside what is booked. The crew member reads times and ways, the company
 * only of its own two calls; of another's it learns 'Tight' and no more.
 */
export function warningsOf(asked: readonly PlacedSpan[], booked: readonly PlacedSpan[], isCrew: boolean): string[] {
  const inOrder = [...asked, ...booked].sort((one, other) => one.from.getTime() - other.from.getTime());
  const words = inOrder.flatMap((after, index) => {
    const before = inOrder[index - 1];
    if (!before || (!asked.includes(before) && !asked.includes(after))) return [];
    return warningsBetween(before, after, isCrew);
  });
  return [...new Set(words)];
}

function warningsBetween(before: PlacedSpan, after: PlacedSpan, isCrew: boolean): string[] {
  const minutes = restMinutes(before, after);
  const travel = travelWords(minutes, before.point, after.point);
  const isShort = isShortRest(before, after);
  if (isCrew)
    return [...(isShort ? [restWords(minutes, wallTimeOf(after.from).time)] : []), ...(travel ? [travel] : [])];
  if (!before.isOwn || !after.isOwn) return isShort || travel ? [TIGHT] : [];
  return [...(isShort ? [SHORT_TURNAROUND] : []), ...(travel ? [travel] : [])];
}

const EARTH_MILES = 3958.8;

/** Along the great circle. */
export function milesBetween(one: Point, other: Point): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [rad(other.lat - one.lat), rad(other.lon - one.lon)];
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(a));
}

/** Straight line × 1.3 at 45 mph, at least a quarter of an hour, in steps of five minutes. */
export const travelMinutes = (miles: number): number => Math.max(15, Math.round((miles * 1.3 * 60) / 45 / 5) * 5);

/** 'About 2 h 40 min apart, 1 h 30 min between.', or null when the way fits or a place is not known. */
export function travelWords(between: number, from: Point | null, to: Point | null): string | null {
  if (!from || !to || between < 0) return null;
  const miles = milesBetween(from, to);
  const way = travelMinutes(miles);
  return miles > 0.5 && way > between ? `About ${spell(way)} apart, ${spell(between)} between.` : null;
}
