import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  cellBoxOf,
  type Job,
  type JobListQuery,
  type MapCluster,
  mapBoxOf,
  mapBoxText,
} from '@crewcall/contracts-jobs';
import { Card, EmptyState } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useJobMapQuery } from '../api/map.api';
import { type MapStep, useMapView } from '../hooks/use-map-view';
import { usePictureSize } from '../hooks/use-picture-size';
import { boxOf, boxSeen, type SeenMap, zoomed } from '../model/map-view';
import { unplacedLabel } from '../model/map-labels';
import { Both, Frame } from './job-map.styles';
import { MapPicture } from './map-picture';
import { MapRows } from './map-rows';

interface JobMapProps {
  query: JobListQuery;
  jobs: readonly Job[];
}

const nothing: readonly MapCluster[] = [];

/** What is found on a map, and the same jobs beside it. All that is chosen stands in the address. */
export function JobMap({ query, jobs }: JobMapProps): ReactNode {
  const [lit, onLight] = useState<string | null>(null);
  const { frame, size, isKnown } = usePictureSize();
  const { map, isMoved, move, search, searchAll } = useMapView(size);
  const searched = query.box ? mapBoxOf(query.box) : null;
  const { clusters, unplaced } = useFound(query, isKnown ? boxSeen(map, searched) : null);
  const open = ({ cell, lat, lon }: MapCluster): void =>
    search(mapBoxText(cellBoxOf(cell, map.zoom)), zoomed({ ...map, lat, lon }, 1));
  return (
    <Both>
      <div className="map">
        <Frame ref={frame}>
          <a href="#map-jobs">Skip map</a>
          <MapPicture {...{ map, clusters, searched, lit, onLight }} onMove={move} onOpen={open} />
          <Zoom map={map} onMove={move} />
          {isMoved && (
            <Button className="area" variant="outlined" onClick={() => search(mapBoxText(boxOf(map)), map)}>
              Search this area
            </Button>
          )}
        </Frame>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {unplaced > 0 && `${unplacedLabel(unplaced)}. `}
          {searched && <Button onClick={searchAll}>Search the whole map</Button>}
        </Typography>
      </div>
      <section id="map-jobs" tabIndex={-1} aria-label="The same jobs as a list">
        {jobs.length > 0 ? (
          <MapRows {...{ jobs, lit, onLight }} />
        ) : (
          <Card>
            <EmptyState
              drawing="stage"
              title="No jobs here"
              text="Search a larger part of the map, or clear a filter."
            />
          </Card>
        )}
      </section>
    </Both>
  );
}

/** Circles of what is seen; those of before until there are others. */
function useFound(
  { box: _box, zoom = 1, page: _page, page_size: _size, order: _order, ...search }: JobListQuery,
  seen: string | null,
): { clusters: readonly MapCluster[]; unplaced: number } {
  const { data, currentData } = useJobMapQuery({ ...search, zoom, box: seen ?? '' }, { skip: seen === null });
  const clusters = seen === null ? nothing : ((currentData ?? data)?.clusters ?? nothing);
  return { clusters, unplaced: data?.unplaced ?? 0 };
}

function Zoom({ map, onMove }: { map: SeenMap; onMove: (step: MapStep) => void }): ReactNode {
  return (
    <div className="zoom">
      <Button
        variant="outlined"
        aria-label="Zoom in"
        disabled={map.zoom === 6}
        onClick={() => onMove((shown) => zoomed(shown, 1))}
      >
        +
      </Button>
      <Button
        variant="outlined"
        aria-label="Zoom out"
        disabled={map.zoom === 1}
        onClick={() => onMove((shown) => zoomed(shown, -1))}
      >
        −
      </Button>
    </div>
  );
}
