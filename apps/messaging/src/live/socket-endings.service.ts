import { liveRoomOf, type SessionEndedPayload } from '@crewcall/contracts-core';
import { type Revocation, SessionRevocations } from '@crewcall/platform-auth';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { closeUnauthenticated } from './close-unauthenticated.js';
import { LiveServer, type LiveSocket, sessionRoomOf } from './live-server.service.js';

type Reason = SessionEndedPayload['reason'];

/**
 * Closes sockets whose sign-in is over. Revocations are announced to every replica at once; the events say the same a
 * little later and surely, for a replica that did not hear.
 */
@Injectable()
export class SocketEndings implements OnModuleInit {
  constructor(
    private readonly server: LiveServer,
    private readonly revocations: SessionRevocations,
  ) {}

  onModuleInit(): void {
    this.revocations.onRevoked((revocation) => this.endHere(revocation));
  }

  /** On every replica. */
  endSessions(sessionIds: string[], reason: Reason): void {
    if (sessionIds.length) this.end(sessionIds.map(sessionRoomOf), reason);
  }

  /** On every replica. */
  endPerson(userId: string, reason: Reason): void {
    this.end([liveRoomOf(userId)], reason);
  }

  private end(rooms: string[], reason: Reason): void {
    this.server.io.to(rooms).emit('session_ended', { reason });
    this.server.io.in(rooms).disconnectSockets(true);
  }

  private endHere({ kind, id, at }: Revocation): void {
    const { sockets } = this.server.io;
    const room = kind === 'session' ? sessionRoomOf(id) : liveRoomOf(id);
    for (const socketId of [...(sockets.adapter.rooms.get(room) ?? [])]) {
      const socket = sockets.sockets.get(socketId);
      if (socket && (kind === 'session' || isOlder(socket, at))) {
        socket.emit('session_ended', { reason: 'signed_out' });
        closeUnauthenticated(socket);
      }
    }
  }
}

/** A person's revocation spares what was signed in after it. */
const isOlder = ({ data }: LiveSocket, at: number): boolean => (data.issuedAt ?? 0) <= at;
