import path from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { type Manifest, rendered } from './kustomize.js';

type Model = new (data: unknown) => { validate(): void };
const models: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

const folder = path.resolve(__dirname, '../../../deploy/kubernetes');
const everything = ['base', 'overlays/small', 'overlays/large', 'migrations'].map(
  (place) => [place, rendered(path.join(folder, place))] as const,
);

function problemsOf(manifest: Manifest): string[] {
  const Kind = (models[manifest.apiVersion] as Record<string, Model> | undefined)?.[manifest.kind];
  if (!Kind) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`];
  }
}

describe('the API of Kubernetes', () => {
  it.each(everything)('takes the manifests of %s', (_place, manifests) => {
    expect(manifests.length).toBeGreaterThan(4);
    expect(manifests.flatMap(problemsOf)).toEqual([]);
  });

  it('refuses what it does not know how to read', () => {
    const [deployment] = (everything[0]?.[1] ?? []).filter(({ kind }) => kind === 'Deployment');
    const broken = JSON.parse(
      JSON.stringify(deployment).replace('"containerPort":3000', '"containerPort":"x"'),
    ) as Manifest;
    expect(problemsOf(broken).join()).toContain('containerPort');
  });
});
