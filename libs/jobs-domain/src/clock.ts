import { Injectable } from '@nestjs/common';

/** What time it is. Specs put another in its place to see tomorrow. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
