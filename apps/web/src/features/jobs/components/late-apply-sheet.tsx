import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

const ApplySheet = lazy(async () => ({ default: (await import('./apply-sheet')).ApplySheet }));

/** The sheet, whose code comes when it is first opened. */
export const LateApplySheet = (props: ComponentProps<typeof ApplySheet>): ReactNode => (
  <Suspense>
    <ApplySheet {...props} />
  </Suspense>
);
