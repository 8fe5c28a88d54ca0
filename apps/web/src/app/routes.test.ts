import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

const pageAt = async (address: string) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  const lazy = route?.lazy as (() => Promise<{ Component?: unknown }>) | undefined;
  return { path: route?.path, page: (await lazy?.())?.Component };
};

describe('the addresses of the app', () => {
  it.each(['/jobs', '/freelancers'])('have a page at %s [R003]', async (address) => {
    expect(await pageAt(address)).toEqual({ path: address, page: expect.any(Function) as unknown });
  });

  it.each(['/forgot-password', '/reset-password'])('have a page at %s [R005]', async (address) => {
    expect(await pageAt(`${address}?token=x`)).toEqual({ path: address, page: expect.any(Function) as unknown });
  });

  it.each([
    ['/profile', '/profile'],
    ['/profile/42', '/profile/:userId'],
    ['/settings', '/settings'],
    ['/ratings', '/ratings'],
    ['/admin', '/admin'],
    ['/how-it-works', '/how-it-works'],
  ])('have a page at %s [R007]', async (address, path) => {
    expect(await pageAt(address)).toEqual({ path, page: expect.any(Function) as unknown });
  });

  it.each(['/nothing', '/jobs/1/more/yet', '/Profile-of-mine'])('have none at %s [R009]', async (address) => {
    expect((await pageAt(address)).path).toBe('*');
  });
});
