/** The part of the landing page whose code comes when somebody comes near it. */
export const comingUpId = 'coming-up';
