export function nodeProgram(): string
export function electronCommand(args: readonly string[]): { command: string; args: string[] }
export function sandboxArgs(): string[]
export function hasDisplay(): boolean
export function virtualSession(
  command: string,
  args: readonly string[],
): { command: string; args: string[]; env: NodeJS.ProcessEnv }
