import { useEffect, type ReactNode } from 'react';
import type { ApiCache } from '@crewcall/web-data-access';
import type { DrawnPage } from '../build/first-sign';

declare global {
  interface Window {
    /** There when the page came drawn. */
    drawnPage?: DrawnPage;
  }
}

/** What the page was drawn from; undefined when it was drawn from nothing. */
export function readDrawn(): ApiCache | undefined {
  const text = document.getElementById('drawn')?.textContent;
  return text ? (JSON.parse(text) as ApiCache) : undefined;
}

/** Tells the drawn page that the app is alive in it. */
export function Ready({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => window.drawnPage?.ready(), []);
  return children;
}
