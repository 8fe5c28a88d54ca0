import type { MapCluster } from '@crewcall/contracts-jobs';

const jobs = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'job' : 'jobs'}`;

/** '12 jobs around Manchester' */
export const clusterLabel = ({ count, place }: Pick<MapCluster, 'count' | 'place'>): string =>
  place ? `${jobs(count)} around ${place}` : jobs(count);

export const mapLabel = (clusters: readonly MapCluster[]): string =>
  `Map of the United Kingdom with ${jobs(clusters.reduce((sum, { count }) => sum + count, 0))}. Arrows move it, plus and minus zoom.`;

export const unplacedLabel = (count: number): string => `No place on the map: ${jobs(count)}`;
