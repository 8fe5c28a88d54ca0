import { EventEmitter } from 'node:events';
import { dropWhenSlow } from './slow-reader.policy.js';

class Connection extends EventEmitter {
  readonly endings: boolean[] = [];
  close(discard: boolean): void {
    this.endings.push(discard);
  }
}

describe('a reader who does not keep up', () => {
  it('is let go of once too much waits for it, and only once', () => {
    const connection = new Connection();
    const dropped: string[] = [];
    dropWhenSlow(connection, 3, () => dropped.push('slow'));
    for (let packet = 0; packet < 5; packet += 1) connection.emit('packetCreate');
    expect([connection.endings, dropped]).toEqual([[true], ['slow']]);
  });

  it('is kept as long as it takes what it is sent', () => {
    const connection = new Connection();
    dropWhenSlow(connection, 3, () => undefined);
    for (let packet = 0; packet < 20; packet += 1) {
      connection.emit('packetCreate');
      connection.emit('flush', [{}]);
    }
    expect(connection.endings).toEqual([]);
  });

  it('may let as many wait as are allowed, and what was taken counts no more', () => {
    const connection = new Connection();
    dropWhenSlow(connection, 3, () => undefined);
    const wait = (count: number): void => {
      for (let packet = 0; packet < count; packet += 1) connection.emit('packetCreate');
    };
    wait(2);
    connection.emit('flush', [{}]);
    wait(2);
    expect(connection.endings).toEqual([]);
    wait(1);
    expect(connection.endings).toEqual([true]);
  });
});
