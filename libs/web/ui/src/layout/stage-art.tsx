import { lazy, Suspense, type ReactNode } from 'react';
import type { StageArtProps } from './stage-drawing';

const StageDrawing = lazy(async () => ({ default: (await import('./stage-drawing')).StageDrawing }));

/** A drawing that nothing can be done with: it comes rendered, and its code after all that can be used. */
export function StageArt(props: StageArtProps): ReactNode {
  return (
    <Suspense>
      <StageDrawing {...props} />
    </Suspense>
  );
}
