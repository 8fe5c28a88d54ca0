import { Module } from '@nestjs/common';
import { ConfigModule, HttpConfig, PublicUrlConfig, RedisConfig } from '@crewcall/platform-config';
import { RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { EdgeConfig, UpstreamConfig } from './config.js';
import { EdgeController } from './edge.controller.js';
import { EdgeHooks } from './edge.hooks.js';
import { Forwarder } from './forwarding/forwarder.service.js';
import { SharedReads } from './forwarding/shared-reads.service.js';
import { RateLimiter } from './limits/rate-limiter.service.js';
import { Readers } from './pages/readers.service.js';
import { RenderedPages } from './pages/rendered-pages.service.js';
import { Visits } from './pages/visits.service.js';
import { ClientAddress } from './security/client-address.service.js';
import { Connections } from './security/connections.service.js';
import { LiveSockets } from './sockets/live-sockets.service.js';
import { SocketAdmission } from './sockets/socket-admission.service.js';
import { Upstreams } from './upstreams/upstreams.service.js';
import { WebFiles } from './web/web-files.service.js';

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
