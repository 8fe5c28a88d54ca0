let isHydrating = false;

/** While a page is being hydrated its answers are as fresh as the page. */
export function setHydrating(value: boolean): void {
  isHydrating = value;
}

const withPageSeconds = 60;

/** For `refetchOnMountOrArgChange`: what may have changed since it was last shown, unless it came with the page. */
export const onEveryVisit = (): number | true => (isHydrating ? withPageSeconds : true);
