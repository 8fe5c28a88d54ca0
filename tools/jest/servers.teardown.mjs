export default async function teardown() {
  await globalThis.crewcallTestServers?.stop();
}
