import sharp from 'sharp'

// One thread and no cache: the pool already runs a worker a core, and pages are never decoded twice.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
