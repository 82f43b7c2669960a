/** The engine folders that each engine folder may import. */
const engine = {
  expressions: [],
  validation: [],
  actions: [],
  calls: ['actions'],
  definition: ['expressions', 'validation'],
  machine: ['actions', 'definition', 'validation'],
  session: ['actions', 'definition', 'machine', 'validation'],
  react: ['actions', 'definition', 'session', 'validation'],
  compiler: ['calls', 'definition', 'expressions', 'react', 'validation'],
  start: ['actions', 'calls', 'definition', 'react', 'session'],
  sandbox: ['analysis', 'calls', 'compiler', 'definition', 'validation'],
  runner: ['compiler', 'definition', 'expressions', 'session', 'validation'],
  commands: ['analysis', 'calls', 'compiler', 'definition', 'validation'],
  analysis: ['actions', 'compiler', 'definition', 'expressions', 'machine', 'react', 'runner', 'session', 'validation'],
}
/** The public entry points ("doors") of the engine. Shipped code uses only the first one. */
const doors = ['index.ts', 'build.ts', 'authoring.ts']

/** Packages that only some folders may import. */
const packages = [
  { names: ['axios'], folders: ['engine/calls'], reason: 'HTTP lives in engine/calls.' },
  {
    names: ['@microsoft/signalr'],
    folders: ['src/widget/integrations/messageHub'],
    reason: 'The message hub lives in src/widget/integrations/messageHub.',
  },
  {
    names: ['react', 'react-dom', 'react-dom/*'],
    folders: ['engine/react', 'engine/start', 'engine/analysis', 'studio', 'src', 'examples'],
    reason: 'In the engine React lives in engine/react and engine/start.',
  },
  {
    names: ['ajv-formats', 'ajv-formats/**'],
    folders: ['engine/validation', 'engine/compiler', 'engine/analysis'],
    reason: 'AJV is set up in engine/validation; everything else asks it, or what was compiled with it.',
  },
]
const product = {
  group: ['src', 'flows', 'schemas/api', 'schemas/data', 'schemas/forms', 'schemas/shared'].map(
    (name) => `**/${name}/**`,
  ),
  message: 'The engine is generic: it knows no product, flow or schema.',
}

/** Forbids the files of a folder from importing these patterns, or packages that belong to other folders. */
function refuse(folder, ...patterns) {
  const foreign = packages.filter(({ folders }) => !folders.some((home) => `${folder}/`.startsWith(`${home}/`)))
  const all = [...patterns, ...foreign.map(({ names, reason }) => ({ group: names, message: reason }))]
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns: all }] } }
}

const engineFolders = Object.entries(engine).map(([name, allowed]) => {
  const others = Object.keys(engine).filter((other) => other !== name && !allowed.includes(other))
  const inner = {
    group: others.map((other) => `**/${other}/**`),
    message: `engine/${name} may import only ${allowed.join(', ') || 'itself'}.`,
  }
  const outer = { group: doors.map((door) => `**/engine/${door}`), message: 'The doors are for those outside.' }
  return refuse(`engine/${name}`, product, outer, ...(others.length > 0 ? [inner] : []))
})

const behindDoors = {
  group: ['**/engine/*/**'],
  message: `The engine is used through its doors: ${doors.map((door) => `engine/${door}`).join(', ')}.`,
}
const shipping = {
  group: ['**/engine/*/**', ...doors.slice(1).map((door) => `**/engine/${door}`)],
  message:
    'What ships uses the engine through engine/index.ts alone: the other doors are for servers, builds and authors.',
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    eqeqeq: ['error', 'always'],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/react-in-jsx-scope': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/expect-expect': 'off',
    'typescript/consistent-return': 'off',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    ...engineFolders,
    refuse('src', behindDoors),
    ...['examples', 'studio'].map((name) =>
      refuse(name, { ...behindDoors, group: ['**/engine/*/**', '!**/engine/start/theme.css', '**/src/**'] }),
    ),
    ...['embed', 'frame', 'package', 'widget'].map((name) => refuse(`src/${name}`, shipping)),
    ...packages
      .flatMap(({ folders }) => folders.filter((name) => name.startsWith('src/')))
      .map((name) => refuse(name, shipping)),
    {
      files: ['src/sandbox/**', 'src/cli/**', 'src/*.ts', 'tests/**', '*.ts', '.ci/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        'typescript/no-unsafe-type-assertion': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'react/immutability': 'off',
        'unicorn/no-thenable': 'off',
      },
    },
  ],
  ignorePatterns: ['dist', 'dist-*', 'node_modules', 'coverage', '**/*.generated.ts'],
}
