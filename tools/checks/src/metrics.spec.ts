import { parser } from '@prometheus-io/lezer-promql';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { read, repositoryFiles } from './repository.js';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'docker/observability');
const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const { groups } = parse(text('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(text('grafana/dashboards/crewcall.json')) as { panels: Panel[] };
const questions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of the metrics in an expression; null where Prometheus could not read it. */
function metricsIn(expression: string): string[] | null {
  const names: string[] = [];
  let isRead = true;
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) isRead = false;
      if (name === 'Identifier' && expression.slice(from, to) !== '') names.push(expression.slice(from, to));
    },
  });
  return isRead ? [...new Set(names)] : null;
}

/** As Prometheus names what the services measure. */
function measured(): Set<string> {
  const sources = repositoryFiles('apps/*.ts', 'libs/platform/*.ts').map(read).join('\n');
  const gauges = [...sources.matchAll(/\bgauge\(\s*'([a-z._]+)'/g)].map(([, name = '']) => name.replaceAll('.', '_'));
  const histograms = [...sources.matchAll(/\bcreateHistogram\('([a-z._]+)'/g)].map(([, name = '']) => name);
  const parts = ['http.server.request.duration', ...histograms].flatMap((name) =>
    ['bucket', 'count', 'sum'].map((part) => `${name.replaceAll('.', '_')}_${part}`),
  );
  return new Set([...gauges, ...parts, 'process_cpu_time_total', 'up']);
}

describe('alerts and dashboards', () => {
  it.each(questions)('%s asks, in words that Prometheus reads, for what the services measure', (_name, expression) => {
    const known = measured();
    const names = metricsIn(expression)?.filter((name) => /^(crewcall|http|db|nodejs|process)_|^up$/.test(name));
    expect(names?.length).toBeGreaterThan(0);
    expect(names?.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names for every alert what is seen, and a runbook that exists', () => {
    for (const { alert, annotations } of rules)
      expect([alert, annotations.summary.length > 20, existsSync(path.join(root, annotations.runbook))]).toEqual([
        alert,
        true,
        true,
      ]);
  });

  it('notices a metric that nothing measures, and an expression that is none', () => {
    expect(metricsIn('sum by (service) (rate(crewcall_gone[5m])) > 1')).toContain('crewcall_gone');
    expect(measured().has('crewcall_gone')).toBe(false);
    expect(metricsIn('sum by (service (up)')).toBeNull();
  });

  it('reads every process that docker-compose.yml starts', () => {
    const { services } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string; command?: unknown; environment?: Record<string, unknown> }>;
    };
    const { scrape_configs } = parse(text('prometheus.yml')) as {
      scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const read = scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs.flatMap(({ names }) => names));
    const ours = Object.entries(services).filter(
      ([name, { image }]) => image.includes('crewcall}/') && !name.startsWith('migrate-'),
    );
    expect(read.toSorted()).toEqual(ours.map(([name]) => name).toSorted());
    for (const [, { environment }] of ours) expect(environment?.['METRICS_PORT']).toBe(9464);
  });
});
