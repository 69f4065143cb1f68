export { SwiftField, type SwiftFieldProps } from './swift-field.tsx';
