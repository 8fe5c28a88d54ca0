import type { Plugin } from 'vite';

/** The theme turns the ripples of buttons off; their code, which every page would carry, stays out too. */
export function withoutRipples(): Plugin {
  return {
    name: 'without-ripples',
    load: {
      filter: { id: /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.m?js$/ },
      handler: () => 'export default function NoRipple() { return null; }',
    },
  };
}
