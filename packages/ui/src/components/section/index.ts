export { sectionMessages } from './section.messages.ts';
export { Section, type SectionProps } from './section.tsx';
export { SectionGroup, type SectionGroupProps, useSectionGroup } from './section-group.tsx';
export { SectionGroupButtons, type SectionGroupButtonsProps } from './section-group-buttons.tsx';
