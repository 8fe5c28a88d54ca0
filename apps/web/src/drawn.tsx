import { useEffect, type ReactNode } from 'react';
import { type ApiCache, readToken, readUser } from '@crewcall/web-data-access';
import type { DrawnPage } from '../build/first-sign';

declare global {
  interface Window {
    /** There when the page came drawn. */
    drawnPage?: DrawnPage;
  }
}

/** Whether the page came drawn for who is here now: a stranger, or one member. */
export function isDrawnForUs(): boolean {
  const drawn = document.getElementById('drawn');
  return drawn !== null && drawn.dataset['member'] === (readToken() ? (readUser()?.id ?? 'somebody') : undefined);
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
