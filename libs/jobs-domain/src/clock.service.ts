import { Injectable } from '@nestjs/common';

/** What time it is. Specs put another in its place to see tomorrow. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** So many years after a moment, or before it where they are below zero, at the same time of day in UTC. */
export function yearsFrom(moment: Date, years: number): Date {
  const then = new Date(moment);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
}
