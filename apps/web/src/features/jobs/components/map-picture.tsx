import type { MapBox, MapCluster } from '@crewcall/contracts-jobs';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useMapDrag } from '../hooks/use-map-drag';
import type { MapStep } from '../hooks/use-map-view';
import { mapCities } from '../model/map-cities';
import { isMapKey, placeOf, scaleOf, type SeenMap, viewAfterKey } from '../model/map-view';
import { mapLabel } from '../model/map-labels';
import { landBeside, ownLand } from '../model/outline';
import { Picture } from './job-map.styles';
import { MapCircle } from './map-circle';

/** The outline counts in thousandths of a degree. */
const UNITS = 1000;

interface MapPictureProps {
  map: SeenMap;
  clusters: readonly MapCluster[];
  /** What the list is kept to. */
  searched: MapBox | null;
  lit: string | null;
  onLight: (cell: string | null) => void;
  onMove: (step: MapStep) => void;
  onOpen: (cluster: MapCluster) => void;
}

/** Land, names and circles of jobs. Moved by dragging and by keys; rendered by the page itself, without tiles. */
export function MapPicture({ map, clusters, searched, lit, onLight, onMove, onOpen }: MapPictureProps): ReactNode {
  const moved = useRef<SVGGElement>(null);
  const drag = useMapDrag(moved, onMove);
  const focus = useKeptFocus(clusters);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isMapKey(event.key)) return;
    event.preventDefault();
    onMove((shown) => viewAfterKey(shown, event.key));
  };
  const origin = placeOf(map, { lat: 0, lon: 0 });
  return (
    <Picture
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="group"
      tabIndex={0}
      aria-label={mapLabel(clusters)}
      onKeyDown={onKeyDown}
      {...focus}
      {...drag}
    >
      <g ref={moved}>
        <g transform={`translate(${origin.x} ${origin.y}) scale(${scaleOf(map.zoom) / UNITS})`}>
          <path className="beside" d={landBeside} />
          <path className="own" d={ownLand} />
        </g>
        {searched && <SearchedArea {...{ map, searched }} />}
        {mapCities
          .filter(({ zoom }) => zoom <= map.zoom)
          .map(({ name, ...point }) => {
            const { x, y } = placeOf(map, point);
            return (
              <text key={name} className="city" x={x + 20} y={y + 4} aria-hidden="true">
                {name}
              </text>
            );
          })}
        {clusters.map((cluster) => (
          <MapCircle key={cluster.cell} isLit={cluster.cell === lit} {...{ map, cluster, onLight, onOpen }} />
        ))}
      </g>
    </Picture>
  );
}

function SearchedArea({ map, searched }: { map: SeenMap; searched: MapBox }): ReactNode {
  const { x, y } = placeOf(map, { lat: searched.north, lon: searched.west });
  const end = placeOf(map, { lat: searched.south, lon: searched.east });
  return <rect className="searched" x={x} y={y} width={end.x - x} height={end.y - y} rx={4} />;
}

/** A circle that was opened or left the picture leaves the keys with the map, not with the page. */
function useKeptFocus(clusters: readonly MapCluster[]) {
  const picture = useRef<SVGSVGElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) picture.current?.focus();
  }, [clusters]);
  return {
    ref: picture,
    onFocus: () => (isWithin.current = true),
    // Not told of what is taken away.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      (isWithin.current = currentTarget.contains(relatedTarget)),
  };
}
