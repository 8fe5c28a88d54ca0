import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Metrics } from './metrics.service.js';

const NANOSECONDS = 1e9;
/** Not at a reading: there is more than one reader, and none takes from another. */
const ANEW_EVERY_MS = 30_000;

/** How the process itself is: its event loop, its memory, its processor time. */
@Injectable()
export class RuntimeMetrics implements OnModuleInit, OnModuleDestroy {
  private delay?: IntervalHistogram;
  private utilisation = performance.eventLoopUtilization();
  private timer?: NodeJS.Timeout;

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    if (!this.metrics.isOn) return;
    // Node keeps one, and whatever was going on when it was made, until the process ends.
    const delay = (this.delay = monitorEventLoopDelay({ resolution: 10 }));
    delay.enable();
    this.timer = setInterval(() => delay.reset(), ANEW_EVERY_MS).unref();
    this.metrics.gauge(
      'nodejs.eventloop.delay',
      'Delay of the event loop in the last half minute at most, by quantile',
      (result) => {
        for (const quantile of [50, 99]) {
          const seconds = delay.percentile(quantile) / NANOSECONDS;
          result.observe(seconds, { quantile: String(quantile / 100) });
        }
        result.observe(delay.max / NANOSECONDS, { quantile: '1' });
      },
      's',
    );
    this.metrics.gauge('nodejs.eventloop.utilization', 'Share of time in which the event loop worked', (result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, this.utilisation).utilization);
      this.utilisation = now;
    });
    this.metrics.gauge(
      'process.memory.usage',
      'Resident memory',
      (result) => result.observe(process.memoryUsage.rss()),
      'By',
    );
    this.metrics.meter
      .createObservableCounter('process.cpu.time', { description: 'Processor time', unit: 's' })
      .addCallback((result) => {
        const { user, system } = process.cpuUsage();
        result.observe((user + system) / 1e6);
      });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.delay?.disable();
  }
}
