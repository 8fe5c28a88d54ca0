import { execFile } from 'node:child_process';

/**
 * Run by npx when it is asked for, and kept in npm's cache afterwards: as a dependency its 60 MB would come with every
 * install, for a bench that is run a few times a year. Without a network, and without that cache, the bench cannot run.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUN_MS = 180_000;
const wholeScores = ['accessibility', 'best-practices', 'seo'] as const;

export type Metric = 'performance' | (typeof wholeScores)[number] | 'lcp' | 'cls' | 'tbt' | 'scripts';
export type Figures = Record<Metric, number> & {
  /** Why a score that does not swing is not 100. */
  faults: string[];
};

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, Audit | undefined>;
}

/**
 * One run of the mobile preset in a Chromium that listens on `port`. Its throttling is applied: simulated from a run over
 * loopback, every script counts as if the first paint had waited for it.
 */
export async function runLighthouse(url: string, port: number, keepsStorage: boolean): Promise<Figures> {
  const flags = [
    `--port=${port}`,
    '--throttling-method=devtools',
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const args = ['--yes', LIGHTHOUSE, url, ...flags, ...(keepsStorage ? ['--disable-storage-reset'] : [])];
  const report = JSON.parse(await npx(args)) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return figuresOf(report);
}

function npx(args: string[]): Promise<string> {
  const isWindows = process.platform === 'win32';
  const options = { timeout: RUN_MS, maxBuffer: 64 * 1024 * 1024, shell: isWindows };
  return new Promise((resolve, reject) => {
    execFile(isWindows ? 'npx.cmd' : 'npx', args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`Lighthouse did not run: ${stderr.trim() || error.message}`));
      else resolve(stdout);
    });
  });
}

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const faults = wholeScores.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    faults,
  };
}
