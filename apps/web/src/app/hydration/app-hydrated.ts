/** The event of the window by which the app says that it is hydrated. */
export const appHydrated = 'app-hydrated';

/** Hands the app what was pressed and typed before it was there. */
export const endEarlyInput = (): boolean => dispatchEvent(new Event(appHydrated));

export const onHydrated = (work: () => void): void => addEventListener(appHydrated, work, { once: true });
