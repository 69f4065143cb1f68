export { readXml, readXmlInPieces, type XmlElement, type XmlLimits } from './read-xml.ts';
export { writeXml, type XmlNode } from './write-xml.ts';
export { XmlRefused } from './xml-refused.ts';
