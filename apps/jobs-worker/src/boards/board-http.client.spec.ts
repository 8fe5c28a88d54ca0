import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Board } from './board.js';
import { BoardHttp } from './board-http.client.js';
import { BoardsConfig } from './boards.config.js';

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('a call to a board', () => {
  const asked: string[] = [];
  let target = '';
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{"secret":true}');
  });
  const board = createServer((request, response) => {
    const status = Number(/\d+/.exec(request.url ?? '')?.[0]);
    response.writeHead(status, { location: `${target}/inside` }).end();
  });
  let baseUrl = '';
  beforeAll(async () => {
    target = await listening(inside);
    baseUrl = await listening(board);
  });
  afterAll(() => {
    for (const server of [inside, board]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect, not one of status %i [S61]', async (status) => {
    const http = new BoardHttp(Object.assign(new BoardsConfig(), { answerMs: 5000, answerBytes: 1000 }));
    const call = http.getJson({ name: 'Reed', baseUrl } as Board, { path: `/${status}` });
    await expect(call).rejects.toThrow(`answered ${status}`);
    expect(asked).toEqual([]);
  });
});
