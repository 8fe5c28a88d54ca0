import type { MapCluster } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { placeOf, type SeenMap } from '../model/map-view';
import { clusterLabel } from '../model/map-labels';

interface MapCircleProps {
  map: SeenMap;
  cluster: MapCluster;
  isLit: boolean;
  onLight: (cell: string | null) => void;
  onOpen: (cluster: MapCluster) => void;
}

/** The jobs of one square of the grid: a button that names their number and town. */
export function MapCircle({ map, cluster, isLit, onLight, onOpen }: MapCircleProps): ReactNode {
  const { x, y } = placeOf(map, cluster);
  const light = (): void => onLight(cluster.cell);
  const dim = (): void => onLight(null);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={clusterLabel(cluster)}
      data-lit={isLit}
      onClick={() => onOpen(cluster)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen(cluster);
      }}
      onFocus={light}
      onBlur={dim}
      onMouseEnter={light}
      onMouseLeave={dim}
    >
      <circle cx={x} cy={y} r={14 + Math.min(4, Math.log10(cluster.count) * 1.5)} />
      <text x={x} y={y}>
        {cluster.count > 999 ? `${Math.floor(cluster.count / 1000)}k` : cluster.count}
      </text>
    </g>
  );
}
