import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Manifest, rendered } from './kustomize.js';
import { read, repositoryFiles } from './repository.js';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  args?: string[];
  env?: Variable[];
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  lifecycle: { preStop: { exec: { command: [string, string] } } };
}
interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  automountServiceAccountToken: boolean;
  containers: [Container];
}

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'deploy/kubernetes');
const services = ['admin', 'gateway', 'identity', 'jobs', 'jobs-worker', 'messaging', 'notifications', 'web-server'];
const places = ['base', 'overlays/small', 'overlays/large', 'migrations'];
const everything = places.map((place) => [place, rendered(path.join(folder, place))] as const);
const overlays = everything.filter(([place]) => place.startsWith('overlays'));
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
const ofKind = (manifests: Manifest[], kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const podOf = ({ spec }: Manifest): Pod => (spec as unknown as { template: { spec: Pod } }).template.spec;
const settingsOf = (manifests: Manifest[]) => ofKind(manifests, 'ConfigMap')[0]?.['data'] as Record<string, string>;

/** What an image says by itself: HOST, PORT and where the web app lies. */
const imageLine = /^ENV NODE_ENV.*$/m.exec(read('docker/service.Dockerfile'))?.[0] ?? '';
const ofImage = [...imageLine.matchAll(/(\w+)=/g)].map(([, name]) => name);

/** The declarations of a service, from the file that `npm run generate` writes of them. */
const declared = (service: string) =>
  [...read(`apps/${service}/.env.example`).matchAll(/^# (.*)\n(?:# )?([A-Z0-9_]+)=/gm)].map(
    ([, about = '', name = '']) => ({
      name,
      isRequired: about.includes(' Required.'),
      isSecret: about.endsWith(' Secret.'),
    }),
  );

describe('the manifests', () => {
  it.each(everything)('of %s hold no secret', (_place, manifests) => {
    expect(manifests.length).toBeGreaterThan(4);
    expect(ofKind(manifests, 'Secret')).toEqual([]);
  });

  it.each(everything.slice(1))('of %s let a pod do as little as the composition does', (_place, manifests) => {
    for (const manifest of [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')]) {
      const pod = podOf(manifest);
      expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(pod.containers[0].image).toMatch(/^registry\.example\/crewcall\/[a-z-]+:.+$/);
    }
  });

  describe.each(overlays)('of %s', (_place, manifests) => {
    const deployments = ofKind(manifests, 'Deployment');

    it('run every service, each with a budget and an autoscaler', () => {
      for (const kind of ['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
        expect(
          ofKind(manifests, kind)
            .map(({ metadata }) => metadata.name)
            .toSorted(),
        ).toEqual(services);
    });

    it.each(services)('give %s every variable that it needs, secrets by reference only', (service) => {
      const deployment = deployments.find(({ metadata }) => metadata.name === service);
      const env = deployment ? (podOf(deployment).containers[0].env ?? []) : [];
      const settings = settingsOf(manifests);
      const known = declared(service);
      const isGiven = (name: string) =>
        ofImage.includes(name) ||
        Boolean(settings[name]) ||
        env.some((one) => one.name === name && !one.valueFrom?.secretKeyRef.optional);
      expect(known.filter(({ name, isRequired }) => isRequired && !isGiven(name))).toEqual([]);
      expect(known.filter(({ name, isSecret }) => isSecret && name in settings)).toEqual([]);
      for (const { name, value, valueFrom } of env) {
        expect([name, value, known.some((one) => one.name === name)]).toEqual([name, undefined, true]);
        expect(readme).toContain(`\`${valueFrom?.secretKeyRef.key}\``);
      }
    });

    it('have no setting that no service knows', () => {
      const names = new Set(services.flatMap(declared).map(({ name }) => name));
      expect(Object.keys(settingsOf(manifests)).filter((name) => !names.has(name))).toEqual([]);
    });

    it('probe what the services answer, and give them the time that they take to leave', () => {
      const controller = read('libs/platform/observability/src/health.controller.ts');
      const answered = [...controller.matchAll(/@(?:Controller|Get)\('(\w+)'\)/g)].map(([, word]) => word);
      for (const { terminationGracePeriodSeconds: grace, containers } of deployments.map(podOf)) {
        const [{ ports, startupProbe, readinessProbe, livenessProbe, lifecycle }] = containers;
        for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
          expect(
            httpGet.path
              .slice(1)
              .split('/')
              .every((word) => answered.includes(word)),
          ).toBe(true);
          expect(ports.some(({ name }) => name === httpGet.port)).toBe(true);
        }
        expect(ports).toEqual([
          { name: 'http', containerPort: Number(/ PORT=(\d+)/.exec(read('docker/service.Dockerfile'))?.[1]) },
          { name: 'metrics', containerPort: Number(settingsOf(manifests)['METRICS_PORT']) },
        ]);
        const [, pause] = lifecycle.preStop.exec.command;
        expect(grace).toBeGreaterThan(Number(pause) + Number(settingsOf(manifests)['SHUTDOWN_SECONDS']));
      }
    });
  });

  it('migrate every database before, with what the images have for it', () => {
    const jobs = ofKind(everything[3]?.[1] ?? [], 'Job');
    const composed = Object.keys((parse(read('docker-compose.yml'), { merge: true }) as { services: object }).services);
    const wanted = composed.filter((name) => name.startsWith('migrate-'));
    expect(jobs.map(({ metadata }) => metadata.name).toSorted()).toEqual(wanted.toSorted());
    for (const job of jobs) expect(podOf(job).containers[0].args).toEqual(['migrate']);
  });

  it('scale by figures that the services measure and the adapter hands on', () => {
    const sources = repositoryFiles('apps/*.ts', 'libs/platform/*.ts').map(read).join('\n');
    const adapter = readFileSync(path.join(folder, 'metrics/adapter.yaml'), 'utf8');
    const asked = new Set(JSON.stringify(everything).match(/crewcall_\w+/g));
    expect([...asked].toSorted()).toEqual(['crewcall_queue_age', 'crewcall_sockets']);
    for (const name of asked) {
      expect(sources).toContain(`'${name.replaceAll('_', '.')}'`);
      expect(adapter).toContain(`as: ${name} `);
    }
  });
});
