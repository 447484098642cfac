/**
 * The table of design: what each layer may import. `folders` are layers, `packages` are npm packages; a package
 * that stands in no layer's list fails the test until someone decides where it belongs.
 */
export interface Layer {
  readonly name: string
  /** Path prefix below src/. The longest prefix that fits wins. */
  readonly prefix: string
  readonly layers: readonly string[]
  readonly packages: readonly string[]
  readonly node: boolean
  /** True where only types of the named layers may be imported. */
  readonly typesOnly?: readonly string[]
}

export const layers: readonly Layer[] = [
  { name: 'shared', prefix: 'shared/', layers: [], packages: ['zod'], node: false },
  {
    name: 'engine',
    prefix: 'main/engine/',
    layers: ['shared'],
    packages: [
      '@indic-transliteration/sanscript',
      '@napi-rs/canvas',
      'fastest-levenshtein',
      'file-type',
      'heic-decode',
      'mrz',
      'pdfjs-dist',
      'sharp',
      'tesseract.js',
      'tesseract.js-core',
      'wasm-feature-detect',
      'zod',
      'zxing-wasm',
    ],
    node: true,
  },
  {
    name: 'services',
    prefix: 'main/services/',
    layers: ['shared', 'engine'],
    packages: ['chokidar', 'csv-stringify', 'fflate', 'zod'],
    node: true,
    typesOnly: ['engine'],
  },
  {
    name: 'hosts',
    prefix: 'main/hosts/',
    layers: ['shared', 'engine', 'services'],
    packages: ['fastify', 'jose', 'prom-client', 'zod'],
    node: true,
  },
  {
    // What the service calls by itself: document addresses and callbacks.
    name: 'outbound',
    prefix: 'main/outbound/',
    layers: ['shared', 'services'],
    packages: ['ipaddr.js'],
    node: true,
    typesOnly: ['services'],
  },
  {
    // The command line's composition root: no Electron.
    name: 'command',
    prefix: 'main/command/',
    layers: ['shared', 'services', 'hosts', 'storage', 'secrets', 'logging', 'outbound'],
    packages: [],
    node: true,
  },
  {
    name: 'storage',
    prefix: 'main/storage/',
    layers: ['shared', 'services'],
    packages: ['better-sqlite3', 'zod'],
    node: true,
    typesOnly: ['services'],
  },
  {
    name: 'secrets',
    prefix: 'main/secrets/',
    layers: ['shared', 'services'],
    packages: ['keytar'],
    node: true,
    typesOnly: ['services'],
  },
  {
    name: 'logging',
    prefix: 'main/logging/',
    layers: ['shared', 'services'],
    packages: ['pino'],
    node: true,
    typesOnly: ['services'],
  },
  {
    // The interface and the object storage at other machines; reaches them through the door that it is given.
    name: 'remote',
    prefix: 'main/remote/',
    layers: ['shared', 'services'],
    packages: ['aws4fetch'],
    node: true,
    typesOnly: ['services'],
  },
  { name: 'ipc', prefix: 'main/ipc/', layers: ['shared', 'services'], packages: ['zod'], node: true },
  {
    name: 'register',
    prefix: 'main/ipc/register.ts',
    layers: ['shared', 'services', 'ipc'],
    packages: ['electron', 'zod'],
    node: true,
  },
  {
    name: 'app',
    prefix: 'main/',
    layers: ['shared', 'services', 'hosts', 'storage', 'secrets', 'logging', 'outbound', 'remote', 'ipc', 'register'],
    packages: ['electron', 'electron-updater', 'zod'],
    node: true,
  },
  {
    name: 'preload',
    prefix: 'preload/',
    layers: ['shared'],
    packages: ['electron'],
    node: false,
    typesOnly: ['shared'],
  },
  {
    name: 'renderer',
    prefix: 'renderer/',
    layers: ['shared'],
    packages: [
      '@fontsource-variable/inter',
      '@fontsource/jetbrains-mono',
      '@fontsource/noto-sans-devanagari',
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
      '@tanstack/react-virtual',
      'i18next',
      'marked',
      'react',
      'react-dom',
    ],
    node: false,
  },
]
