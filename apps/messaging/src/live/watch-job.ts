import { liveJobRoomOf, type WatchedJob } from '@crewcall/contracts-core';
import type { LiveSocket } from './live-server.service.js';

/**
 * A socket watches one job at a time. Any job may be named: what comes says only that its places moved, and the page
 * reads them with its own rights.
 */
export async function watchJob(socket: LiveSocket, jobId: string | null): Promise<WatchedJob> {
  const { jobRoom: before } = socket.data;
  const room = jobId ? liveJobRoomOf(jobId) : undefined;
  socket.data.jobRoom = room;
  if (before) await socket.leave(before);
  if (room) await socket.join(room);
  return { job_id: jobId };
}
