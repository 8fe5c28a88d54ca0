/** How fast one socket sends: `isTooFast` is asked once per frame. */
export class FrameRate {
  private startedAt = 0;
  private frames = 0;

  constructor(private readonly perSecond: number) {}

  isTooFast(now: number): boolean {
    if (now - this.startedAt >= 1000) {
      this.startedAt = now;
      this.frames = 0;
    }
    this.frames += 1;
    return this.frames > this.perSecond;
  }
}
