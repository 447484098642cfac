import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Imports that a layer must not have; test/architecture holds the whole table, this says it in the editor. */
const forbid = (files, ...groups) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
  },
})
const electron = [['electron', 'electron/*'], 'Electron is known to app, preload and ipc/register alone.']
const node = [['node:*'], 'There is no Node here.']
const storage = [['**/storage/**', '**/secrets/**', 'better-sqlite3', 'keytar'], 'Reach it through a port.']

export default tseslint.config(
  { ignores: ['out', 'node_modules', 'coverage', 'screenshots', 'resources', '**/*.cjs'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Records of drafts and limits are keyed by field: their keys are data.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportSpecifier[imported.name='ipcMain']",
          message: 'Only ipc/register.ts listens to the renderer.',
        },
      ],
    },
  },
  forbid(['src/shared/**'], electron, node, [['**/main/**', '**/renderer/**'], 'shared imports nothing but zod.']),
  forbid(['src/main/engine/**'], electron, storage, [
    ['**/main/services/**', '**/shared/ipc/**'],
    'The engine knows no one.',
  ]),
  forbid(['src/main/services/**'], electron, storage, [
    ['**/ipc/**', '!**/shared/ipc/**'],
    'Services know no transport.',
  ]),
  forbid(['src/main/hosts/**', 'src/main/logging/**', 'src/main/storage/**', 'src/main/secrets/**'], electron),
  forbid(['src/main/ipc/**'], electron, storage, [['**/engine/**'], 'Handlers speak to services.']),
  forbid(['src/renderer/**'], electron, node, [['**/main/**', '**/preload/**'], 'Use the bridge.']),
  {
    files: ['src/main/ipc/register.ts'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Rasters and tables are walked by computed index; the bounds are the loop's.
    files: ['src/main/engine/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['scripts/**', 'test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
