export { decodeFile } from './decode-file'
export { defaultLimits, type IntakeLimits } from './limits'
