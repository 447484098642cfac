import { createTheme, mergeThemeOverrides, type MantineColorsTuple } from '@mantine/core'

const accent: MantineColorsTuple = [
  '#eef1ff', '#dde3fb', '#bac5f4', '#94a5ee', '#7389e8', '#5d76e4', '#4a63d6', '#3f55bb', '#374aa6', '#2c3d91',
] // prettier-ignore

/** Mantine's greys of the dark theme, from text to ground, in the desk's own hue (tokens.css). */
const dark: MantineColorsTuple = [
  '#e6e8ec', '#b7bcc6', '#9aa1ad', '#7d8593', '#3a3f4a', '#2a2e36', '#1d2026', '#16181d', '#101216', '#0a0b0e',
] // prettier-ignore

const look = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, dark },
  fontFamily: "'Inter Variable', 'Noto Sans Devanagari', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono', monospace",
  headings: { fontFamily: "'Inter Variable', 'Noto Sans Devanagari', system-ui, sans-serif", fontWeight: '600' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
})

/**
 * The desk's theme, with the names of Mantine's own buttons for those who do not see them: the cross of every dialog
 * and notice, and the eye of a secret.
 */
export function themeWith({ close, show }: { readonly close: string; readonly show: string }) {
  const closing = { defaultProps: { closeButtonProps: { 'aria-label': close } } }
  const showing = { defaultProps: { visibilityToggleButtonProps: { 'aria-label': show } } }
  return mergeThemeOverrides(
    look,
    createTheme({ components: { Modal: closing, Drawer: closing, Notification: closing, PasswordInput: showing } }),
  )
}
