export function setUp(purpose: 'packages' | 'cli' | 'app' | 'test'): Promise<void>
