// The S3 server of the embedded stack, in a process of its own: `node s3-server.mjs <folder> <port>`.
// It answers browsers of any origin, as MinIO does, because uploads go straight to it with presigned addresses.
import http from 'node:http';
import S3rver from 's3rver';

const [folder, port] = process.argv.slice(2);
const store = new S3rver({ directory: folder, silent: true, vhostBuckets: false });
await store.configureBuckets();
const answer = store.callback();

const server = http.createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  if (request.method !== 'OPTIONS') return answer(request, response);
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, PUT, POST, HEAD, DELETE',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
  });
  return response.end();
});
server.on('error', (error) => {
  console.error(`Error: ${error.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1');

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
