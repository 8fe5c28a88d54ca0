import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';

const Page = styled('div')({ display: 'grid', gap: 6 });

/** How far beyond the edge messages are rendered before they come into sight. */
const MARGIN = '1200px 0px';

/**
 * A page of history that is rendered while it is near, and keeps its height while it is not: ten thousand messages are two
 * hundred pages, of which a handful are there.
 */
export function HistoryPage({
  render,
  isAlwaysRendered,
}: {
  render: () => ReactNode;
  isAlwaysRendered: boolean;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(true);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = root.current;
    if (!element || isAlwaysRendered || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { root: element.closest('[role="log"]'), rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAlwaysRendered]);
  const isRendered = isNear || isAlwaysRendered;
  return (
    <Page ref={root} style={isRendered ? undefined : { height }}>
      {isRendered && render()}
    </Page>
  );
}
