/** From 6 April to 5 April, by the year in which it begins. */
export const taxYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0);

export const taxYearDays = (year: number): { from: string; to: string } => ({
  from: `${year}-04-06`,
  to: `${year + 1}-04-05`,
});

/** '2026/27' */
export const taxYearWords = (year: number): string => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

export const earningsLimits = { firstYear: 2020, lastYear: 2099, parts: 200 } as const;
