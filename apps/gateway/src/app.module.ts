import { Module } from '@nestjs/common';
import { ConfigModule, HttpConfig, PublicUrlConfig, RedisConfig } from '@crewcall/platform-config';
import { RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { EdgeConfig, UpstreamConfig } from './config.js';
import { EdgeController } from './edge.controller.js';
import { EdgeHooks } from './edge.hooks.js';
import { Forwarder } from './forwarding/forwarder.js';
import { SharedReads } from './forwarding/shared-reads.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { Readers } from './pages/readers.js';
import { RenderedPages } from './pages/rendered-pages.js';
import { Visits } from './pages/visits.js';
import { ClientAddress } from './security/client-address.js';
import { Connections } from './security/connections.js';
import { LiveSockets } from './sockets/live-sockets.js';
import { SocketAdmission } from './sockets/socket-admission.js';
import { Upstreams } from './upstreams/upstreams.js';
import { WebFiles } from './web/web-files.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, RedisConfig, PublicUrlConfig, UpstreamConfig, EdgeConfig]),
    ObservabilityModule.forRoot({ service: 'gateway' }),
    RedisModule,
  ],
  controllers: [EdgeController],
  providers: [
    ClientAddress,
    Connections,
    EdgeHooks,
    Forwarder,
    LiveSockets,
    RateLimiter,
    Readers,
    RenderedPages,
    SharedReads,
    SocketAdmission,
    Upstreams,
    Visits,
    WebFiles,
  ],
})
export class AppModule {}
