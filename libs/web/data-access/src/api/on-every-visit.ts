let isOnFirstPage = false;

/** On the page that the server rendered its answers are as fresh as it is, until the user goes on. */
export function setOnFirstPage(value: boolean): void {
  isOnFirstPage = value;
}

const withPageSeconds = 60;

/** For `refetchOnMountOrArgChange`: what may have changed since it was last shown, unless it came with the page. */
export const onEveryVisit = (): number | true => (isOnFirstPage ? withPageSeconds : true);
