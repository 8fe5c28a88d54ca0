import { counted } from '@crewcall/contracts-core';
import type { MapCluster } from '@crewcall/contracts-jobs';

/** '12 jobs around Manchester' */
export const clusterLabel = ({ count, place }: Pick<MapCluster, 'count' | 'place'>): string =>
  place ? `${counted(count, 'job')} around ${place}` : counted(count, 'job');

export const mapLabel = (clusters: readonly MapCluster[]): string =>
  `Map of the United Kingdom with ${counted(
    clusters.reduce((sum, { count }) => sum + count, 0),
    'job',
  )}. Arrows move it, plus and minus zoom.`;

export const unplacedLabel = (count: number): string => `No place on the map: ${counted(count, 'job')}`;
