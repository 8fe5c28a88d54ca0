import { hireKitProblem, type HireKitRequest } from '@crewcall/contracts-bookings';
import type { SharedKitItem } from '@crewcall/contracts-identity';
import { useState } from 'react';

/** A chosen item as it is typed. */
export interface HireValues {
  count: string;
  day: string;
  days: string;
}

const numberOf = (text: string): number => Number(text.replaceAll(/[£,\s]/g, '') || Number.NaN);
const penceOf = (pounds: string): number => Math.round(numberOf(pounds) * 100);

/** Which of a person's kit an offer hires, with price and days. */
export function useHiredKit() {
  const [chosen, setChosen] = useState<Readonly<Record<string, HireValues>>>({});
  const request = (): HireKitRequest[] =>
    Object.entries(chosen).map(([item_id, { count, day, days }]) => ({
      item_id,
      count: numberOf(count),
      day_pence: penceOf(day),
      days: numberOf(days),
    }));
  return {
    chosen,
    /** On with what its owner asks for each of these days, or off. */
    toggle: ({ id, count, day_pence }: SharedKitItem, days: number): void =>
      setChosen(({ [id]: before, ...others }) => {
        if (before) return others;
        const values = { count: String(count), day: String((day_pence ?? 0) / 100), days: String(Math.max(1, days)) };
        return { ...others, [id]: values };
      }),
    set: (id: string, changes: Partial<HireValues>): void =>
      setChosen((all) => {
        const before = all[id];
        return before ? { ...all, [id]: { ...before, ...changes } } : all;
      }),
    /** What is typed for a day of one; NaN for what is no number. */
    dayPenceOf: (id: string): number => penceOf(chosen[id]?.day ?? ''),
    problem: (): string | null => hireKitProblem(request()),
    toRequest: (): { kit?: HireKitRequest[] } => (Object.keys(chosen).length ? { kit: request() } : {}),
  };
}

export type HiredKitValues = ReturnType<typeof useHiredKit>;
