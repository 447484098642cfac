export { decodeFile } from './decode-file'
export { decodeFiles } from './decode-files'
export { defaultLimits, type IntakeLimits } from './limits'
